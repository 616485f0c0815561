using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Symbols;

/// <summary>
/// The names by which sources may write an attribute of SplNet, its aliases among them. A project has thousands of attributes: only those of such a name are worth the
/// question which type they have.
/// </summary>
internal sealed class AttributeNames
{
    /// <summary>The attribute that states a requirement.</summary>
    public const string Spl = "Spl";

    /// <summary>That of a test which evaluates the requirements of a file.</summary>
    public const string SplFile = "SplFile";

    /// <summary>That of a test which evaluates the requirements of a type.</summary>
    public const string SplFormulas = "SplFormulas";

    /// <summary>The word at the end of an attribute's full name.</summary>
    public const string Suffix = "Attribute";

    private readonly string _type;
    private readonly HashSet<string> _names;

    private AttributeNames(string name)
    {
        _type = name + Suffix;
        _names = new HashSet<string>(StringComparer.Ordinal) { name, _type };
    }

    /// <summary>The names in all files of a compilation.</summary>
    /// <param name="name">The attribute's name, without the word at its end.</param>
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

        // An alias that is not typed yet, and what is left of one that is called Attribute.
        names._names.Remove(string.Empty);
        return names;
    }

    /// <summary>
    /// The attributes in a file, found by its text: an analyzer that asks the compiler for attributes is called for each of them in the midst of the compiler's other work,
    /// and to interrupt each other costs both more than to look through a text. A name that is written with escapes is not found.
    /// </summary>
    /// <param name="file">The model of the file.</param>
    /// <param name="cancellation">Ends the work.</param>
    public IEnumerable<BoundAttribute> In(SemanticModel file, CancellationToken cancellation)
    {
        var text = file.SyntaxTree.GetText(cancellation).ToString();
        foreach (var name in _names)
        {
            for (var index = text.IndexOf(name, StringComparison.Ordinal); index >= 0; index = text.IndexOf(name, index + name.Length, StringComparison.Ordinal))
            {
                if (Written(file.SyntaxTree.GetRoot(cancellation).FindToken(index), name) is { } syntax && BoundAttribute.Find(syntax, file, _type, cancellation) is { } bound)
                    yield return bound;
            }
        }
    }

    public bool Include(NameSyntax name) => Last(name) is { } last && _names.Contains(last);

    // The attribute whose name ends with that word.
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
