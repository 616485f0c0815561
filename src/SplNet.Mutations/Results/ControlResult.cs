namespace SplNet.Mutations.Results;

/// <summary>A mutant that must not be killed, in a test.</summary>
/// <param name="Id">Its kind and ordinal, as in <c>identity-3</c>.</param>
/// <param name="Kind">Its kind.</param>
/// <param name="Pair">The measurement.</param>
internal sealed record ControlResult(string Id, ControlKind Kind, TestedPair Pair);
