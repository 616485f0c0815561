using System.Reflection;
using System.Text;
using SplNet.Syntax;

namespace SplNet.Requirements;

/// <summary>A file of formulas on the disk.</summary>
internal static class RequirementFile
{
    private static readonly UTF8Encoding Strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    public static RequirementText Read(string path, RequirementSettings settings)
    {
        var place = PlaceOf(path, settings.Home);
        byte[] bytes;
        try
        {
            bytes = File.ReadAllBytes(path);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            return Missing(FormulaRules.UnreadableFile, default, failure.Message.TrimEnd('.'));
        }

        var text = bytes.AsSpan();
        if (text.StartsWith(Encoding.UTF8.Preamble))
            text = text[Encoding.UTF8.Preamble.Length..];
        try
        {
            return RequirementText.OfFile(place, Strict.GetString(text), settings.Scope(), settings.Home) with { Path = Path.GetFullPath(path), Adjust = settings.Adjust };
        }
        catch (DecoderFallbackException failure)
        {
            // What stands before the first wrong byte is right, and tells its place.
            var before = Encoding.UTF8.GetString(text[..Math.Max(0, failure.Index)]);
            return Missing(FormulaRules.NotUtf8, new LineMap(before).PositionOf(before.Length), Convert.ToHexString(failure.BytesUnknown ?? []));
        }

        RequirementText Missing(FormulaRule rule, TextPosition position, string what) => RequirementText.Missing(
            place,
            (position.Line == 0 ? place : $"{place}({position})") + ": " + FormulaDiagnostic.Of(rule, default, null, what),
            settings.Home) with { Path = Path.GetFullPath(path) };
    }

    // As people speak of it: from the folder of the assembly that asks, to whose output it is copied.
    private static string PlaceOf(string path, Assembly home)
    {
        if (home.Location.Length == 0)
            return path;
        var relative = Path.GetRelativePath(Path.GetDirectoryName(home.Location)!, Path.GetFullPath(path));
        return relative.StartsWith("..", StringComparison.Ordinal) || Path.IsPathRooted(relative) ? path : relative.Replace('\\', '/');
    }
}
