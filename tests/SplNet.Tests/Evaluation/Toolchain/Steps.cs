namespace SplNet.Tests.Evaluation.Toolchain;

/// <summary>Methods that a generated program can call.</summary>
public static class Steps
{
    /// <summary>Each step needs the one before, so no compiler and no processor does several at a time.</summary>
    public static int Of(int count)
    {
        var state = 1;
        for (var step = 0; step < count; step++)
            state = (state * 31) ^ step;
        return state;
    }

    public static byte[] Allocate(int size) => new byte[size];

    public static void Hang()
    {
        using var never = new ManualResetEventSlim();
        never.Wait(Timeout.Infinite);
    }

    public static int ThrowPlace(string reason) => throw new NotSupportedException($"{reason} in {AppContext.BaseDirectory}");

    internal static int Hidden() => 1;
}
