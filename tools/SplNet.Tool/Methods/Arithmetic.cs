namespace SplNet.Tool.Methods;

/// <summary>Work of the processor alone.</summary>
internal static class Arithmetic
{
    private const int Terms = 1000;

    public static Operand Operand() => SplNet.Operand.Of(Sum);

    private static double Sum()
    {
        var sum = 0.0;
        for (var term = 1; term <= Terms; term++)
            sum += Math.Sqrt(term);
        return sum;
    }
}
