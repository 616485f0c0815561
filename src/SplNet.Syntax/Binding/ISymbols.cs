namespace SplNet.Syntax.Binding;

/// <summary>Where types come from.</summary>
internal interface ISymbols
{
    /// <summary>The types of that simple name in the assemblies that formulas are written for, whatever their visibility, so that a refusal can say why.</summary>
    IEnumerable<TypeModel> Near(string name);

    /// <summary>The public types of that simple name in the assemblies that these refer to.</summary>
    IEnumerable<TypeModel> Far(string name);

    /// <summary>The public types of that simple name in what else the program has at run time; asked for a name that is neither near nor far.</summary>
    IEnumerable<TypeModel> Further(string name);

    /// <summary>The simple names of the near and the far ones, the nearest first; to collect them takes a while.</summary>
    IEnumerable<string> Names();

    /// <summary>The type of a keyword, as <c>int</c>.</summary>
    TypeModel BuiltIn(string keyword);
}
