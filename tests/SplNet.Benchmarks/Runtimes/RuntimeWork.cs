using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;

namespace SplNet.Benchmarks;

/// <summary>Twelve operations of everyday code, which are measured on two runtimes.</summary>
public static class RuntimeWork
{
    private static readonly int[] Numbers = [.. Enumerable.Range(0, 1_000).Select(static index => index * 7_919 % 1_000)];
    private static readonly string[] Words = [.. Numbers.Select(static number => number.ToString(CultureInfo.InvariantCulture))];
    private static readonly Dictionary<string, int> Places = Words.Distinct(StringComparer.Ordinal).ToDictionary(
        static word => word, static word => word.Length, StringComparer.Ordinal);
    private static readonly object Target = new();

    public static Func<string?> Delegate() => Target.ToString;

    public static bool EnumEquals() => AreEqual(DayOfWeek.Friday, DayOfWeek.Monday);

    public static async Task Suspend() => await Task.Yield();

    public static async ValueTask<int> Complete() => await Awaited(1) + await Awaited(2);

    public static int Sum() => Numbers.Where(static number => number % 3 == 0).Select(static number => number * 2).Sum();

    public static int[] Sort()
    {
        var copy = (int[])Numbers.Clone();
        Array.Sort(copy);
        return copy;
    }

    public static int LookUp()
    {
        var sum = 0;
        foreach (var word in Words)
            sum += Places[word];
        return sum;
    }

    public static string Join()
    {
        var text = new StringBuilder();
        foreach (var word in Words)
            text.Append(word).Append(',');
        return text.ToString();
    }

    public static int Parse()
    {
        var sum = 0;
        foreach (var word in Words)
            sum += int.Parse(word, CultureInfo.InvariantCulture);
        return sum;
    }

    public static string Serialize() => JsonSerializer.Serialize(Numbers);

    public static int Search() => Words[^1].AsSpan().IndexOf("9") + string.Concat(Words).IndexOf("998999", StringComparison.Ordinal);

    public static int Loop()
    {
        var sum = 0;
        for (var index = 0; index < Numbers.Length; index++)
            sum += Numbers[index] ^ index;
        return sum;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool AreEqual(DayOfWeek first, DayOfWeek second) => first.Equals(second);

    private static async ValueTask<int> Awaited(int value)
    {
        await ValueTask.CompletedTask;
        return value;
    }
}
