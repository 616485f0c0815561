using System.Xml.Linq;
using SplNet.Samples;
using SplNet.Statistics;

namespace SplNet.Calibration.Figures;

/// <summary>Runs of a method that builds a tree from XML of growing size, measured in processes of their own.</summary>
public sealed record XmlMeasurement
{
    /// <summary>The largest size, with which the others are compared: a tenth of the paper's.</summary>
    public const int BaseSize = 560;

    /// <summary>Runs per size, as in the paper.</summary>
    public const int Runs = 10;

    /// <summary>The sizes in elements; the base size comes once more, with runs of its own, for the difference 0.</summary>
    public static IReadOnlyList<int> Sizes { get; } = [500, 510, 520, 530, 540, 550, BaseSize];

    /// <summary>The runs of the base size.</summary>
    public required Sample Base { get; init; }

    /// <summary>The runs of each size.</summary>
    public required IReadOnlyList<Sample> OfSizes { get; init; }

    /// <summary>Where and how long it was measured.</summary>
    public required string Circumstances { get; init; }

    /// <summary>Measures.</summary>
    /// <exception cref="InvalidOperationException">The experiment is invalid; the message is its report.</exception>
    public static XmlMeasurement Take(int seed)
    {
        var xml = Operand.Of<int, string, XDocument>(XmlWorkload.Document, XmlWorkload.Build);
        var experiment = new Experiment((sized, basis, mean) => Spl.ForAll(Sizes, size => mean(sized[size]) <= mean(basis[BaseSize])))
        {
            ["sized"] = xml,
            ["basis"] = xml,
            Options = ExperimentOptions.Default with { Runs = Runs, Seed = seed, TimeBudget = TimeSpan.FromMinutes(10) },
        };
        var result = experiment.Run();
        if (result.Verdict == Verdict.Invalid)
            throw new InvalidOperationException(result.ToString());
        return new XmlMeasurement
        {
            Base = SampleOf(result.Operands.Single(static operand => operand.Name.StartsWith("basis", StringComparison.Ordinal))),
            OfSizes = [.. Sizes.Select(
                size => SampleOf(result.Operands.Single(operand => operand.Name == FormattableString.Invariant($"sized({size})"))))],
            Circumstances = FormattableString.Invariant($"{result.Environment!.Runtime}, ") +
                FormattableString.Invariant($"{result.Environment.Architecture}, {result.Environment.Processors} processors, ") +
                FormattableString.Invariant($"load {result.Environment.Load:0.#} at the end of {result.Seconds:0} s"),
        };
    }

    private static Sample SampleOf(OperandResult operand) =>
        new([.. operand.Runs.Select(static run => new RunSample(run.Nanoseconds) { Flags = run.Flags })]);
}
