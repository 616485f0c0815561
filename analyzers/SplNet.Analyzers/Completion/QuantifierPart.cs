namespace SplNet.Analyzers.Completion;

/// <summary>The part of a quantifier that is being read.</summary>
internal enum QuantifierPart
{
    /// <summary>None, or the formula after the quantifier.</summary>
    None,
    Names,
    Values,
}
