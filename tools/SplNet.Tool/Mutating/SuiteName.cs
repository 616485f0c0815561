using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating;

/// <summary>Parses an argument of <c>--tests</c>: a path, or <c>NAME=path</c>.</summary>
internal static class SuiteName
{
    /// <summary>The suite; without a name it is named after its file.</summary>
    public static TestSuite Of(string text)
    {
        var sign = text.IndexOf('=', StringComparison.Ordinal);
        var name = sign > 0 ? text[..sign] : string.Empty;
        return sign > 0 && name.All(static character => char.IsLetterOrDigit(character) || character is '-' or '_' or ' ' or '.')
            ? new TestSuite(name, text[(sign + 1)..])
            : new TestSuite(Path.GetFileNameWithoutExtension(text), text);
    }
}
