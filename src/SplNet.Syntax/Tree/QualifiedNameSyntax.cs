namespace SplNet.Syntax;

/// <summary><c>Namespace.Type&lt;int&gt;.Method</c></summary>
internal sealed record QualifiedNameSyntax(SyntaxList<NamePartSyntax> Parts) : SyntaxNode
{
    /// <summary>The name if it has one part without type arguments, as an alias has; else null.</summary>
    public string? Simple => Parts.Count == 1 && Parts[0].TypeArguments.Count == 0 ? Parts[0].Name : null;
}
