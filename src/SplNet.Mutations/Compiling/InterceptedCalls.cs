using System.Buffers.Binary;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Compiling;

/// <summary>
/// The calls that code redirects with <c>[InterceptsLocation]</c>. In version 1, the attribute identifies a file by
/// the hash of its text and a call by its position, so any change of the file invalidates it.
/// </summary>
internal sealed class InterceptedCalls
{
    private const string Attribute = "InterceptsLocation";
    private const int HashBytes = 16;

    private readonly ILookup<string, int> _positions;

    private InterceptedCalls(IEnumerable<(string Hash, int Position)> locations) =>
        _positions = locations.ToLookup(static location => location.Hash, static location => location.Position, StringComparer.Ordinal);

    /// <summary>True if nothing is intercepted.</summary>
    public bool IsEmpty => _positions.Count == 0;

    /// <summary>Reads the attributes in some files.</summary>
    public static InterceptedCalls In(IEnumerable<SyntaxTree> trees) => new(trees.SelectMany(Locations));

    /// <summary>Finds the names of the intercepted calls of a file.</summary>
    public IReadOnlyList<SyntaxToken> Of(SyntaxTree tree)
    {
        var root = tree.GetRoot();
        return [.. _positions[Hash(tree.GetText().GetContentHash().AsSpan())].Distinct().Where(position => root.FullSpan.Contains(position))
            .Select(position => root.FindToken(position))];
    }

    private static IEnumerable<(string Hash, int Position)> Locations(SyntaxTree tree) =>
        !tree.GetText().ToString().Contains(Attribute, StringComparison.Ordinal) ? [] : tree.GetRoot()
            .DescendantNodes().OfType<AttributeSyntax>()
            .Where(static attribute => NameOf(attribute.Name) is Attribute or Attribute + "Attribute")
            .Select(static attribute => attribute.ArgumentList?.Arguments
                .Select(static argument => argument.Expression)
                .OfType<LiteralExpressionSyntax>()
                .FirstOrDefault(static literal => literal.IsKind(SyntaxKind.StringLiteralExpression))?.Token.ValueText)
            .Select(Location)
            .OfType<(string, int)>();

    private static string NameOf(NameSyntax name) => name switch
    {
        QualifiedNameSyntax qualified => qualified.Right.Identifier.Text,
        AliasQualifiedNameSyntax alias => alias.Name.Identifier.Text,
        SimpleNameSyntax simple => simple.Identifier.Text,
        _ => string.Empty,
    };

    // The hash, the position with its lowest byte first, and the name of the file for people.
    private static (string Hash, int Position)? Location(string? data)
    {
        var bytes = new byte[data?.Length ?? 0];
        return data is not null && Convert.TryFromBase64String(data, bytes, out var length) && length >= HashBytes + sizeof(int)
            ? (Hash(bytes.AsSpan(0, HashBytes)), BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(HashBytes)))
            : null;
    }

    private static string Hash(ReadOnlySpan<byte> hash) => Convert.ToHexString(hash);
}
