using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>Attribute names as source code may write them.</summary>
internal static class AttributeText
{
    /// <summary>The shortest name of the attribute at a position.</summary>
    /// <param name="fullName">The full name, without the suffix.</param>
    /// <param name="model">The semantic model of the source.</param>
    /// <param name="position">The position.</param>
    public static string At(string fullName, SemanticModel model, int position)
    {
        var name = fullName.Substring(fullName.LastIndexOf('.') + 1);
        var seen = model.LookupNamespacesAndTypes(position, name: name + "Attribute");
        return seen.Length == 1 && seen[0].ToDisplayString() == fullName + "Attribute"
            && model.LookupNamespacesAndTypes(position, name: name).IsEmpty
            ? name
            : fullName;
    }
}
