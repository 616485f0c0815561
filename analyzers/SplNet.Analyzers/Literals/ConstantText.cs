using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.Literals;

/// <summary>
/// Locates the characters of a constant text in the source: in literals of every form, in concatenations and interpolations
/// of them, and in constants.
/// <list type="bullet">
/// <item>A span in a constant of the same file is located at the constant's initializer. Spans in constants of other files are not, because
/// editors analyse file by file and drop diagnostics for other files. Such a constant, like anything else that is not written as
/// characters, counts as a whole, with the location of the expression.</item>
/// <item>A span that starts in one initializer and ends in a different one has the location of the whole argument; so does every span of a
/// text that cannot be traced.</item>
/// <item>An empty span, where something is missing, has an empty location after the preceding character, as in the compiler.</item>
/// </list>
/// </summary>
internal sealed class ConstantText
{
    private readonly ExpressionSyntax _argument;
    private readonly List<WrittenCharacter> _characters = [];
    private readonly List<WrittenPart> _parts = [];

    /// <summary>Reads an argument.</summary>
    /// <param name="argument">The argument.</param>
    /// <param name="value">Its value.</param>
    /// <param name="model">The semantic model of its file.</param>
    /// <param name="cancellation">Ends the work.</param>
    public ConstantText(ExpressionSyntax argument, string value, SemanticModel model, CancellationToken cancellation)
    {
        _argument = argument;
        var reader = new ConstantReader(model, cancellation);
        reader.Read(argument);
        // The compiler knows the actual text; if this one differs, the locations would be wrong.
        if (Spells(reader.Characters, value))
            (_characters, _parts) = (reader.Characters, reader.Parts);
    }

    /// <summary>Finds the location of a span.</summary>
    /// <param name="start">The index of its first character.</param>
    /// <param name="length">The number of its characters.</param>
    public WrittenPlace Find(int start, int length)
    {
        if (start + length > _characters.Count || (_characters.Count == 0 && _parts.Count == 0))
            return new WrittenPlace(_argument.GetLocation(), null);
        if (length == 0)
            return FindEmpty(start);
        var (first, last) = (_characters[start], _characters[start + length - 1]);
        return ReferenceEquals(first.Part.Root, last.Part.Root)
            ? Place(first.Part, first.Start, last.End, ReferenceEquals(first.Part, last.Part))
            : new WrittenPlace(_argument.GetLocation(), null);
    }

    private WrittenPlace FindEmpty(int start)
    {
        if (_characters.Count == 0)
            return Place(_parts[0], _parts[0].Start, _parts[0].Start, isOnePart: true);
        var near = _characters[Math.Max(0, start - 1)];
        // A location inside this piece would be wrong.
        if (near.Part.Form == LiteralForm.Opaque)
            return Place(near.Part, near.Start, near.End, isOnePart: false);
        var place = start == 0 ? near.Start : near.End;
        return Place(near.Part, place, place, isOnePart: true);
    }

    private static WrittenPlace Place(WrittenPart part, int start, int end, bool isOnePart) =>
        new(Location.Create(part.Root.SyntaxTree, TextSpan.FromBounds(start, end)), isOnePart ? part : null);

    private static bool Spells(List<WrittenCharacter> characters, string value)
    {
        if (characters.Count != value.Length)
            return false;
        for (var index = 0; index < value.Length; index++)
        {
            if (characters[index].Value != value[index])
                return false;
        }

        return true;
    }
}
