namespace SplNet.Analyzers.Completion;

/// <summary>The kind of a completion item.</summary>
internal enum FormulaItemKind
{
    Method,
    Property,
    Type,
    Namespace,
    Generator,
    Alias,
    Variable,
    Keyword,
    Estimator,
    Unit,
    Revision,
    Option,
}
