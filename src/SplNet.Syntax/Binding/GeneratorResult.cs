namespace SplNet.Syntax.Binding;

/// <summary>The properties of a generator's result type.</summary>
/// <param name="Element">The element type of a sequence; null for other types and for texts.</param>
/// <param name="IsGenerator">True if the result is an object that generates arguments, and not the arguments.</param>
internal sealed record GeneratorResult(TypeModel? Element, bool IsGenerator)
{
    public static GeneratorResult Of(TypeModel type, TypeScope scope)
    {
        List<TypeModel> all = [type, .. type.Interfaces];
        return new GeneratorResult(
            type.Keyword == "string" ? null : ElementOf(all, scope), all.Exists(static one => one.IsOf("SplNet.IArgumentGenerator")));
    }

    private static TypeModel? ElementOf(List<TypeModel> all, TypeScope scope) =>
        all.Find(static one => one.IsOf("System.Collections.Generic.IEnumerable", 1))?.Arguments[0]
        ?? (all.Exists(static one => one.IsOf("System.Collections.IEnumerable")) ? scope.BuiltIn("object") : null);
}
