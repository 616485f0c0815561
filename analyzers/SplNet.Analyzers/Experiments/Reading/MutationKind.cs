namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>In which direction a collection changes.</summary>
internal enum MutationKind
{
    Grows,
    Shrinks,
    Reorders,
}
