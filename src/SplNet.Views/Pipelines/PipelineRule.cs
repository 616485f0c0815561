namespace SplNet.Views.Pipelines;

/// <summary>What results are held against, for tools that sort them by it.</summary>
/// <param name="Id">Its lasting name.</param>
/// <param name="Description">What it asks for, in a sentence.</param>
internal sealed record PipelineRule(string Id, string Description);
