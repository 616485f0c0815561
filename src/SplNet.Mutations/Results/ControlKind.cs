namespace SplNet.Mutations.Results;

/// <summary>The kinds of mutants that must not be killed.</summary>
internal enum ControlKind
{
    /// <summary>The same code, compiled again: a kill is caused by noise.</summary>
    Identity,

    /// <summary>A different method was changed, and the test does the same work: a kill is caused by the layout of code and data.</summary>
    Layout,
}
