namespace SplNet.Binding;

/// <summary>Where types come from.</summary>
internal interface ISymbols
{
    /// <summary>The types of the assemblies that formulas are written for, whatever their visibility, so that a refusal can say why.</summary>
    IEnumerable<TypeModel> Near();

    /// <summary>The public types of the assemblies that these refer to.</summary>
    IEnumerable<TypeModel> Far();

    /// <summary>The type of a keyword, as <c>int</c>.</summary>
    TypeModel BuiltIn(string keyword);
}
