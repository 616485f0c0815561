using SplNet.Tool.Requirements;
using SplNet.Tool.Sharding;
using SplNet.Tool.UnitTests;
using SplNet.Tool.Views;

namespace SplNet.Tool.Comparing;

/// <summary>The user's request to compare.</summary>
/// <param name="Revisions">The revisions as they were written: the base, and those that are compared with it.</param>
/// <param name="Inputs">Where requirements and the methods of texts are found.</param>
/// <param name="Methods">Operands as texts.</param>
/// <param name="Formulas">Formulas whose operands are compared.</param>
/// <param name="Metrics">The metrics to compare in addition to mean times and allocated bytes, as they were written.</param>
/// <param name="TestProject">The project of tests whose experiments are compared; null for none.</param>
/// <param name="Views">The requested forms of the results.</param>
/// <param name="Settings">How to measure.</param>
internal sealed record CompareRequest(
    IReadOnlyList<string> Revisions,
    RequirementInputs Inputs,
    IReadOnlyList<string> Methods,
    IReadOnlyList<string> Formulas,
    IReadOnlyList<string> Metrics,
    string? TestProject,
    RequestedViews Views,
    RunSettings Settings)
{
    /// <summary>Which part of the operands; null for all.</summary>
    public RequestedShard? Shard { get; init; }

    /// <summary>The runtimes on which today's code is compared, the base first; empty if revisions are compared.</summary>
    public IReadOnlyList<Runtime> Runtimes { get; init; } = [];

    /// <summary>Unit tests to compare unchanged; null for none.</summary>
    public UnitTestsRequest? UnitTests { get; init; }

    /// <summary>The tolerance by which the smallest iterations judge times; null if a test decides.</summary>
    public double? Tolerance { get; init; }

    /// <summary>True to measure every operand, whether or not a change can have affected it.</summary>
    public bool MeasuresAll { get; init; }

    /// <summary>True to require that operands return the same at all revisions.</summary>
    public bool ComparesResults { get; init; }

    /// <summary>True to compare times and added estimators alone.</summary>
    public bool LeavesOutBytes { get; init; }

    /// <summary>True to list each change with the operands that it can affect.</summary>
    public bool ExplainsSelection { get; init; }

    /// <summary>True to measure nothing.</summary>
    public bool SelectsOnly { get; init; }

    /// <summary>True if operands that no change can have affected are not measured. Another runtime affects all of them.</summary>
    public bool Selects => !MeasuresAll && Runtimes.Count == 0;

    /// <summary>True if operands are given as texts, and requirements are not looked for.</summary>
    public bool HasTexts => Methods.Count > 0 || Formulas.Count > 0;
}
