using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Tests.Layers;

/// <summary>
/// The names by which a file is named in others, read from its syntax: types, their aliases, extension methods, and what is in a part of a
/// type. Who uses another member has its type from where that type is named, so this folder or one below names it. Few names of a project
/// are such names, and the compiler need not be asked what the others are.
/// </summary>
internal static class DeclaredNames
{
    private const string Attribute = "Attribute";

    /// <summary>The names of a file.</summary>
    public static IEnumerable<string> Of(SyntaxTree tree) =>
        tree.GetRoot().DescendantTokens().Where(static token => token.IsKind(SyntaxKind.IdentifierToken) && IsOfOthers(token.Parent!))
            .Select(static token => token.ValueText).Distinct(StringComparer.Ordinal);

    /// <summary>Whether a name may stand for one of these.</summary>
    public static bool MayBe(SimpleNameSyntax name, HashSet<string> declared) =>
        declared.Contains(name.Identifier.ValueText) || (IsOfAnAttribute(name) && declared.Contains(name.Identifier.ValueText + Attribute));

    private static bool IsOfOthers(SyntaxNode declaration) => declaration switch
    {
        BaseTypeDeclarationSyntax or DelegateDeclarationSyntax => true,
        MethodDeclarationSyntax { ParameterList.Parameters: [{ Modifiers: var modifiers }, ..] }
            when modifiers.Any(SyntaxKind.ThisKeyword) => true,
        SimpleNameSyntax { Parent: NameEqualsSyntax { Parent: UsingDirectiveSyntax } } => true,
        SimpleNameSyntax => false,
        _ => declaration.AncestorsAndSelf().OfType<TypeDeclarationSyntax>()
            .Any(static type => type.Modifiers.Any(SyntaxKind.PartialKeyword)),
    };

    private static bool IsOfAnAttribute(SimpleNameSyntax name) =>
        name.Parent is AttributeSyntax or QualifiedNameSyntax { Parent: AttributeSyntax };
}
