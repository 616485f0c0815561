namespace SplNet.Mutations.Results;

/// <summary>Mutants that must not be killed.</summary>
internal enum ControlKind
{
    /// <summary>The same code, compiled again: what kills it is noise.</summary>
    Identity,

    /// <summary>Another method was changed, and the test does the same work: what kills it is where code and data lie.</summary>
    Layout,
}
