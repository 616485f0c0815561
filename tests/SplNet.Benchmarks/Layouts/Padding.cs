using System.Reflection;
using System.Runtime.CompilerServices;

namespace SplNet.Benchmarks;

/// <summary>
/// Code and data that a process has before an operand is compiled, so that the operand lies elsewhere: small methods of different lengths,
/// and objects that are kept.
/// </summary>
internal static class Padding
{
    private const int BytesOfAnObject = 40;

    private static readonly List<byte[]> Kept = [];

    /// <summary>Compiles methods and keeps objects.</summary>
    /// <param name="amount">How many of each; none for 0.</param>
    public static void Add(int amount)
    {
        var methods = typeof(Padding).GetMethods(BindingFlags.NonPublic | BindingFlags.Static)
            .Where(static method => method.IsGenericMethodDefinition).ToArray();
        Type[] kinds =
        [
            typeof(byte), typeof(short), typeof(int), typeof(long), typeof(float), typeof(double), typeof(char), typeof(Guid),
            typeof(DateTime), typeof(decimal),
        ];
        for (var number = 0; number < amount; number++)
        {
            var kind = kinds[number / methods.Length % kinds.Length];
            RuntimeHelpers.PrepareMethod(methods[number % methods.Length].MethodHandle, [kind.TypeHandle]);
            Kept.Add(new byte[BytesOfAnObject + number]);
        }
    }

    // Compiled for good at once, as what is measured is.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static T One<T>(T value) => value;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static bool Two<T>(T one, T other) => EqualityComparer<T>.Default.Equals(one, other);

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static int Three<T>(T[] values, T wanted)
    {
        var count = 0;
        foreach (var value in values)
        {
            if (EqualityComparer<T>.Default.Equals(value, wanted))
                count++;
        }

        return count;
    }
}
