namespace SplNet.Views.Pipelines;

/// <summary>The rule behind a result, by which tools group results.</summary>
/// <param name="Id">Its stable name.</param>
/// <param name="Description">The rule, in one sentence.</param>
/// <param name="Explanation">How results are decided, in a few sentences.</param>
/// <param name="Help">What to do about a result.</param>
internal sealed record PipelineRule(string Id, string Description, string Explanation, string Help);
