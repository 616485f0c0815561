namespace SplNet.Samples;

/// <summary>What formulas can say; building them measures nothing.</summary>
internal static class FormulaTour
{
    public static void Build()
    {
        new Experiment((a, b, mean, allocated) => mean(a) < mean(b) & allocated(a) <= allocated(b));
        new Experiment((a, mean) => mean(a) < TimeSpan.FromMilliseconds(1) & mean(a, x => 1.05 * x) < 5.Milliseconds());
        new Experiment((a, p95, allocated) => p95(a) < 2.Microseconds() && allocated(a) <= 0.Bytes());
        new Experiment((a, b, mean) => mean(a).Within(0.05, of: mean(b)));
        new Experiment((list, linked, mean) => Spl.ForAll([10, 100, 500], n => mean(list[n]) < mean(linked[n])));
    }
}
