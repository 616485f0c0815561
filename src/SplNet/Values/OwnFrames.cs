using System.Diagnostics;
using System.Reflection;

namespace SplNet.Values;

/// <summary>Finds SplNet's frames in a stack trace, which do not help to locate the faulty line.</summary>
internal static class OwnFrames
{
    private const string Prefix = "SplNet.";

    private static readonly HashSet<string> Assemblies =
        new(
            ["SplNet", "SplNet.Statistics", "SplNet.Syntax", "SplNet.Versions", "SplNet.Views", "SplNet.Causes", "SplNet.Host"],
            StringComparer.Ordinal);

    // The runtime prints a crash as text; these names follow "SplNet." in it.
    private static readonly Lazy<HashSet<string>> Names = new(static () => Types()
        .Select(static type => type.FullName!)
        .Where(static name => name.StartsWith(Prefix, StringComparison.Ordinal))
        .Select(NameAfterPrefix)
        .Concat(["Statistics", "Syntax", "Versions", "Host"])
        .ToHashSet(StringComparer.Ordinal));

    // These are between the user's code and SplNet, which calls it by reflection.
    private static readonly string[] Invocations =
        [
            "at System.RuntimeMethodHandle.", "at System.Reflection.MethodBaseInvoker.", "at System.Reflection.MethodInvoker",
            "at System.Reflection.RuntimeMethodInfo.", "at System.RuntimeType.CreateInstance", "at InvokeStub_",
            "at System.Runtime.CompilerServices.InitHelpers.",
        ];

    /// <summary>
    /// The stack trace of a thrown exception without SplNet's frames; the whole trace if there are only such frames, null if the exception
    /// was not thrown.
    /// </summary>
    /// <param name="failure">The exception.</param>
    /// <param name="whole">The complete stack trace.</param>
    public static string? Without(Exception failure, string? whole)
    {
        var others = OthersOf(failure).ToList();
        return others.Count == 0 ? whole : new StackTrace(others).ToString().TrimEnd();
    }

    /// <summary>The frames of the user's code, from the innermost to the first frame of SplNet, as lines of a stack trace.</summary>
    /// <param name="failure">The exception.</param>
    public static IReadOnlyList<string> Before(Exception failure)
    {
        var frames = new StackTrace(failure, fNeedFileInfo: true).GetFrames();

        // From .NET 11 on, the exception of a static initialiser has its stack trace only as text.
        var lines = frames.Length == 0
            ? LinesOf(failure.StackTrace ?? string.Empty).TakeWhile(static line => !IsOwn(line)).ToList()
            : [.. LinesOf(new StackTrace(frames.TakeWhile(static frame => !IsOwn(frame.GetMethod()))).ToString())];
        var last = lines.FindLastIndex(
            static line => !Array.Exists(Invocations, start => line.StartsWith(start, StringComparison.Ordinal)));
        return lines[..(last + 1)];
    }

    /// <summary>True for a line of a stack trace that names a method of SplNet.</summary>
    /// <param name="line">The line, for example <c>   at SplNet.Measuring.WarmUp.Run()</c>.</param>
    public static bool IsOwn(string line)
    {
        var frame = line.AsSpan().Trim();
        return frame.StartsWith("at " + Prefix, StringComparison.Ordinal) && Names.Value.Contains(NameAfterPrefix(frame[3..].ToString()));
    }

    // Types that cannot be loaded because of a different dependency version cannot be on a stack.
    private static IEnumerable<Type> Types()
    {
        try
        {
            return typeof(OwnFrames).Assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException partly)
        {
            return partly.Types.OfType<Type>();
        }
    }

    private static IEnumerable<StackFrame> OthersOf(Exception failure) =>
        new StackTrace(failure, fNeedFileInfo: true).GetFrames().Where(static frame => !IsOwn(frame.GetMethod()));

    private static bool IsOwn(MethodBase? method) => method?.Module.Assembly.GetName().Name is { } name && Assemblies.Contains(name);

    private static string[] LinesOf(string trace) =>
        trace.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);

    private static string NameAfterPrefix(string name) =>
        string.Concat(name[Prefix.Length..].TakeWhile(static character => char.IsLetterOrDigit(character) || character == '_'));
}
