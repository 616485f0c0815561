using SplNet.Views.Pipelines;

namespace SplNet.Views.Tests.Pipelines;

/// <summary>Results of each kind.</summary>
internal static class SampleResults
{
    public const string Awkward = "<b>a&b</b> \"q\" 'é' ::x,y%\u0001]; 🚀 \ud800|`\r\nend";

    private static readonly PipelineRule Rule = new("requirement", "Every requirement holds.", "How it is decided.", "What to do.");

    public static PipelineResult Of(PipelineOutcome outcome, string name = "sorts fast", SourcePlace? place = null) => new()
    {
        Name = name,
        Group = "perf.spl",
        Outcome = outcome,
        Rule = Rule,
        Message = $"{outcome}: {name}",
        Details = $"{name}\nratio 2 [1.9 .. 2.1]\n",
        Place = place,
        Seconds = 1.25,
    };

    public static IReadOnlyList<PipelineResult> OfEachKind(string name = "sorts fast") =>
    [
        Of(PipelineOutcome.Violated, name, new SourcePlace("src/a b/perf,1.spl", 3, 7)),
        Of(PipelineOutcome.NotMeasured, name, new SourcePlace("src/Sort.cs", 12, null)),
        Of(PipelineOutcome.Undecided, name, new SourcePlace("C.cs", 4, null)),
        Of(PipelineOutcome.Holds, name, new SourcePlace("D.cs", 5, null)), Of(PipelineOutcome.NotReached, name),
    ];
}
