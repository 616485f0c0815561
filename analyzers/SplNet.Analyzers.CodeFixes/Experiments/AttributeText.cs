using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>Attributes as a source may write them.</summary>
internal static class AttributeText
{
    /// <summary>The shortest name that means the attribute at a place.</summary>
    /// <param name="fullName">The full name, without the word at its end.</param>
    /// <param name="model">The model of the source.</param>
    /// <param name="position">The place.</param>
    public static string At(string fullName, SemanticModel model, int position)
    {
        var name = fullName.Substring(fullName.LastIndexOf('.') + 1);
        var seen = model.LookupNamespacesAndTypes(position, name: name + "Attribute");
        return seen.Length == 1 && seen[0].ToDisplayString() == fullName + "Attribute" && model.LookupNamespacesAndTypes(position, name: name).IsEmpty ? name : fullName;
    }
}
