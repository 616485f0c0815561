namespace SplNet.Binding;

/// <summary>Types whose values are sequences.</summary>
internal static class Sequences
{
    /// <summary>The type of the elements; null for what is no sequence, and for texts.</summary>
    public static TypeModel? ElementOf(TypeModel type, TypeScope scope)
    {
        if (type.Keyword == "string")
            return null;
        var all = type.Interfaces.ToList();
        all.Insert(0, type);
        return all.Find(static one => one.IsOf("System.Collections.Generic.IEnumerable", 1))?.Arguments[0]
            ?? (all.Exists(static one => one.IsOf("System.Collections.IEnumerable")) ? scope.BuiltIn("object") : null);
    }
}
