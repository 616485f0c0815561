namespace SplNet.Analyzers.Completion;

/// <summary>What an item of a completion is.</summary>
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
