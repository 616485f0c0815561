using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

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

        return names;
    }

    /// <summary>The attribute that an analyzer is called for; null if it is another one.</summary>
    public BoundAttribute? Find(SyntaxNodeAnalysisContext context) => Include(((AttributeSyntax)context.Node).Name) ? BoundAttribute.Find(context, _type) : null;

    public bool Include(NameSyntax name) => Last(name) is { } last && _names.Contains(last);

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
