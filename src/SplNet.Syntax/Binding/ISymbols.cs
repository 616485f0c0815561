namespace SplNet.Syntax.Binding;

/// <summary>A source of types.</summary>
internal interface ISymbols
{
    /// <summary>
    /// Finds the types of that simple name in the assemblies that formulas are written for, whatever their visibility, so that a message
    /// can explain why one is unusable.
    /// </summary>
    IEnumerable<TypeModel> Near(string name);

    /// <summary>Finds the public types of that simple name in referenced assemblies.</summary>
    IEnumerable<TypeModel> Far(string name);

    /// <summary>
    /// Finds the public types of that simple name in the remaining assemblies that the program has at run time; called for a name that is
    /// neither near nor far.
    /// </summary>
    IEnumerable<TypeModel> Further(string name);

    /// <summary>Lists the simple names of the near and the far types, the nearest first. Collecting them takes a while.</summary>
    IEnumerable<string> Names();

    /// <summary>Gets the type of a keyword such as <c>int</c>.</summary>
    TypeModel BuiltIn(string keyword);
}
