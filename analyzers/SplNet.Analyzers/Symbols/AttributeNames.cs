using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Symbols;

/// <summary>
/// The names that sources may use for an attribute of SplNet, including aliases. A project has thousands of attributes, and binding is
/// worthwhile only for attributes with these names.
/// </summary>
internal sealed class AttributeNames
{
    /// <summary>The attribute that states a requirement.</summary>
    public const string Spl = "Spl";

    /// <summary>The attribute of a test that evaluates the requirements of a file.</summary>
    public const string SplFile = "SplFile";

    /// <summary>The attribute of a test that evaluates the requirements of a type.</summary>
    public const string SplFormulas = "SplFormulas";

    /// <summary>The suffix of an attribute's full name.</summary>
    public const string Suffix = "Attribute";

    private readonly string _type;
    private readonly HashSet<string> _names;

    private AttributeNames(string name)
    {
        _type = name + Suffix;
        _names = new HashSet<string>(StringComparer.Ordinal) { name, _type };
    }

    /// <summary>Collects the names from all files of a compilation.</summary>
    /// <param name="name">The attribute's name without the suffix.</param>
    /// <param name="compilation">The compilation.</param>
    /// <param name="cancellation">Ends the work.</param>
    public static AttributeNames Of(string name, Compilation compilation, CancellationToken cancellation)
    {
        var names = new AttributeNames(name);
        var aliases = new List<string>();
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (tree.GetRoot(cancellation) is CompilationUnitSyntax unit)
                names.Collect(unit.Usings, unit.Members, aliases);
        }

        foreach (var alias in aliases)
        {
            names._names.Add(alias);
            if (alias.EndsWith(Suffix, StringComparison.Ordinal))
                names._names.Add(alias.Substring(0, alias.Length - Suffix.Length));
        }

        // An alias that is still being typed, and an alias called Attribute, leave an empty name.
        names._names.Remove(string.Empty);
        return names;
    }

    /// <summary>
    /// The attributes in a file, found by text search. An analyzer that registers for attributes is called for each of them while the
    /// compiler does other work, and these interruptions cost both more than a text search. Names with escapes are not found.
    /// </summary>
    /// <param name="file">The model of the file.</param>
    /// <param name="cancellation">Ends the work.</param>
    public IEnumerable<BoundAttribute> In(SemanticModel file, CancellationToken cancellation)
    {
        var text = file.SyntaxTree.GetText(cancellation).ToString();
        foreach (var name in _names)
        {
            for (var index = text.IndexOf(name, StringComparison.Ordinal); index >= 0;
                index = text.IndexOf(name, index + name.Length, StringComparison.Ordinal))
            {
                if (Written(file.SyntaxTree.GetRoot(cancellation).FindToken(index), name) is { } syntax
                    && BoundAttribute.Find(syntax, file, _type, cancellation) is { } bound)
                    yield return bound;
            }
        }
    }

    public bool Include(NameSyntax name) => Last(name) is { } last && _names.Contains(last);

    // The attribute whose name ends with this word.
    private static AttributeSyntax? Written(SyntaxToken word, string name)
    {
        if (!word.IsKind(SyntaxKind.IdentifierToken) || word.ValueText != name)
            return null;
        var whole = word.Parent;
        while (whole is { Parent: QualifiedNameSyntax or AliasQualifiedNameSyntax })
            whole = whole.Parent;
        return whole is NameSyntax written && whole.Parent is AttributeSyntax attribute && Last(written) == name ? attribute : null;
    }

    private void Collect(SyntaxList<UsingDirectiveSyntax> usings, SyntaxList<MemberDeclarationSyntax> members, List<string> aliases)
    {
        foreach (var directive in usings)
        {
            if (directive is { Alias.Name.Identifier.ValueText: var alias, NamespaceOrType: NameSyntax target } && Include(target))
                aliases.Add(alias);
        }

        foreach (var member in members)
        {
            if (member is BaseNamespaceDeclarationSyntax inner)
                Collect(inner.Usings, inner.Members, aliases);
        }
    }

    private static string? Last(NameSyntax name) => name switch
    {
        IdentifierNameSyntax simple => simple.Identifier.ValueText,
        QualifiedNameSyntax qualified => qualified.Right.Identifier.ValueText,
        AliasQualifiedNameSyntax qualified => qualified.Name.Identifier.ValueText,
        _ => null,
    };
}
