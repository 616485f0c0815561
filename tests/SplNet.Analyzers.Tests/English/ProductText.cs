using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Tests.English;

/// <summary>The English of the product: its strings, its comments, its documents.</summary>
internal static class ProductText
{
    private static readonly string[] Sources = ["src", "tools", "analyzers"];

    /// <summary>String literals that have a blank, so that people may read them.</summary>
    public static IEnumerable<string> Strings() =>
        Trees().SelectMany(static root => root.DescendantNodes().Select(static node => node switch
        {
            LiteralExpressionSyntax { RawKind: (int)SyntaxKind.StringLiteralExpression } literal => literal.Token.ValueText,
            InterpolatedStringTextSyntax text => text.TextToken.ValueText,
            _ => string.Empty,
        })).Where(static text => text.Contains(' ', StringComparison.Ordinal));

    /// <summary>Comments and summaries.</summary>
    public static IEnumerable<string> Comments() => Trees().SelectMany(static root => root.DescendantTrivia())
        .Where(static trivia => trivia.Kind()
            is SyntaxKind.SingleLineCommentTrivia or SyntaxKind.MultiLineCommentTrivia or SyntaxKind.SingleLineDocumentationCommentTrivia)
        .Select(static trivia => trivia.ToFullString().Replace("///", string.Empty, StringComparison.Ordinal));

    /// <summary>Pages, without the code in them.</summary>
    public static IEnumerable<string> Documents() =>
        Directory.EnumerateFiles(Path.Combine(Root, "docs"), "*.md", SearchOption.AllDirectories)
            .Concat(Directory.EnumerateFiles(Path.Combine(Root, "analyzers", "docs"), "*.md"))
            .Append(Path.Combine(Root, "README.md"))
            .Select(static path => string.Join('\n', File.ReadAllText(path).Split("```").Where(static (_, part) => part % 2 == 0)));

    private static IEnumerable<SyntaxNode> Trees() => Sources
        .SelectMany(static folder => Directory.EnumerateFiles(Path.Combine(Root, folder), "*.cs", SearchOption.AllDirectories))
        .Where(static path => !path.Split(Path.DirectorySeparatorChar).Any(static part => part is "bin" or "obj"))
        .Select(static path => CSharpSyntaxTree.ParseText(File.ReadAllText(path)).GetRoot());

    private static string Root { get; } = Path.GetFullPath(Path.Combine(SourceFolder(), "..", "..", ".."));

    private static string SourceFolder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}
