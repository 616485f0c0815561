using SplNet.Statistics;

namespace SplNet.Calibration.Figures;

/// <summary>A method whose execution times are independent and far from normal, as those of figure 1 of paper A.</summary>
/// <param name="Name">The form of the distribution.</param>
/// <param name="Modes">Its peaks.</param>
/// <param name="Tail">The mean of an exponential delay that every execution suffers.</param>
public sealed record ExampleMethod(string Name, IReadOnlyList<Mode> Modes, double Tail)
{
    /// <summary>Forms as the paper describes them; it does not give their parameters.</summary>
    public static IReadOnlyList<ExampleMethod> All { get; } =
    [
        new("unimodal with a tail", [new Mode(1, 90, 0.02)], 10),
        new("bimodal, small variation", [new Mode(0.6, 97, 0.01), new Mode(0.4, 104.5, 0.01)], 0),
        new("bimodal, large variation", [new Mode(0.8, 85, 0.03), new Mode(0.2, 160, 0.03)], 0),
        new("quadrimodal", [new Mode(0.4, 85, 0.01), new Mode(0.3, 100, 0.01), new Mode(0.2, 115, 0.01), new Mode(0.1, 130, 0.01)], 0),
    ];

    /// <summary>Independent executions, dealt out to runs that do not differ.</summary>
    public Sample Draw(int runs, int iterations, ref Xoshiro256 random)
    {
        var samples = new RunSample[runs];
        for (var run = 0; run < runs; run++)
        {
            var values = new double[iterations];
            for (var iteration = 0; iteration < iterations; iteration++)
                values[iteration] = Next(ref random);
            samples[run] = new RunSample(values);
        }

        return new Sample(samples);
    }

    private double Next(ref Xoshiro256 random)
    {
        var place = random.NextUniform();
        var mode = 0;
        while (mode < Modes.Count - 1 && place >= Modes[mode].Share)
            place -= Modes[mode++].Share;
        return (Modes[mode].Level * Math.Exp(Modes[mode].Spread * random.NextNormal())) - (Tail * Math.Log(1 - random.NextUniform()));
    }
}
