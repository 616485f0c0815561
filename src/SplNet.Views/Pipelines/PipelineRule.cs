namespace SplNet.Views.Pipelines;

/// <summary>The rule of a result, by which tools group results.</summary>
/// <param name="Id">Its stable name.</param>
/// <param name="Description">The rule, in one sentence.</param>
/// <param name="Explanation">An explanation of the decision, in a few sentences.</param>
/// <param name="Help">The advice about a result.</param>
internal sealed record PipelineRule(string Id, string Description, string Explanation, string Help);
