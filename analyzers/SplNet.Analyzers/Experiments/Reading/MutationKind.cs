namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The direction in which a collection changes.</summary>
internal enum MutationKind
{
    Grows,
    Shrinks,
    Reorders,
}
