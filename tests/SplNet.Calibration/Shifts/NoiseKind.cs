using SplNet.Statistics;

namespace SplNet.Calibration.Shifts;

/// <summary>Noise of a series whose level never shifts.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Fill">Fills a series, with a standard deviation of about 1.</param>
internal sealed record NoiseKind(string Name, NoiseKind.Filler Fill)
{
    /// <summary>Fills a series.</summary>
    internal delegate void Filler(ref Xoshiro256 random, Span<double> values);

    /// <summary>All kinds.</summary>
    public static IReadOnlyList<NoiseKind> All { get; } =
    [
        Independent("normal", static (ref random) => random.NextNormal()),
        Independent("t, three degrees of freedom", static (ref random) => Student(ref random, 3)),
        Independent("t, two degrees of freedom", static (ref random) => Student(ref random, 2)),
        Independent("Cauchy", static (ref random) => Student(ref random, 1)),
        Independent("log-normal", static (ref random) => Math.Exp(random.NextNormal())),
        Independent(
            "one session in ten is 10 sd slower", static (ref random) => random.NextNormal() + (random.NextUniform() < 0.1 ? 10 : 0)),
        Independent("two modes 8 sd apart, 30 % in one", static (ref random) => random.NextNormal() + (random.NextUniform() < 0.3 ? 8 : 0)),
        Independent("ticks of a clock, 5 % one up", static (ref random) => random.NextUniform() < 0.05 ? 1 : 0),
        Independent("ticks of a clock, 30 % one up", static (ref random) => random.NextUniform() < 0.3 ? 1 : 0),
        Autoregression(0.3),
        Autoregression(0.6),
        Autoregression(0.9),
    ];

    private delegate double Draw(ref Xoshiro256 random);

    private static NoiseKind Independent(string name, Draw draw) => new(name, (ref random, values) =>
    {
        foreach (ref var value in values)
            value = draw(ref random);
    });

    private static NoiseKind Autoregression(double correlation) =>
        new(FormattableString.Invariant($"autoregression, r = {correlation}"), (ref random, values) =>
        {
            var last = random.NextNormal();
            foreach (ref var value in values)
                value = last = (correlation * last) + (Math.Sqrt(1 - (correlation * correlation)) * random.NextNormal());
        });

    private static double Student(ref Xoshiro256 random, int freedom)
    {
        var squares = 0.0;
        for (var index = 0; index < freedom; index++)
            squares += Math.Pow(random.NextNormal(), 2);
        return random.NextNormal() / Math.Sqrt(squares / freedom);
    }
}
