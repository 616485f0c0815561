using System.Collections.Concurrent;
using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using SplNet.Statements.Requirements;

namespace SplNet.Tool.Views;

/// <summary>Places of methods in the sources, from the symbols of their assemblies.</summary>
internal static class SymbolPlaces
{
    private static readonly ConcurrentDictionary<string, IReadOnlyDictionary<int, MethodLines>> Known = new(StringComparer.Ordinal);

    /// <summary>The place of a member; of a type the place of its first method.</summary>
    /// <param name="member">The member.</param>
    /// <returns>The place, or null if the symbols do not have it.</returns>
    public static StatedPlace? Of(MemberInfo member) => member switch
    {
        MethodBase method => Of(method.Module.FullyQualifiedName, method.MetadataToken),
        PropertyInfo property => (property.GetMethod ?? property.SetMethod) is { } accessor ? Of(accessor) : null,
        Type type => MethodsOf(type).Select(Of).OfType<StatedPlace>().OrderBy(static place => place.Line).FirstOrDefault(),
        _ => null,
    };

    /// <summary>The place of a method.</summary>
    /// <param name="assembly">The path of its assembly.</param>
    /// <param name="token">Its metadata token.</param>
    /// <param name="line">A line that is more exact, if it is within the method; 0 for none.</param>
    /// <returns>The place, or null if the symbols do not have it.</returns>
    public static StatedPlace? Of(string assembly, int token, int line = 0) =>
        Known.GetOrAdd(assembly, Read).GetValueOrDefault(token) is { } lines
            ? new StatedPlace(lines.File, line >= lines.First && line <= lines.Last ? line : lines.First, Column: null)
            : null;

    private static IEnumerable<MethodBase> MethodsOf(Type type)
    {
        const BindingFlags Own = BindingFlags.DeclaredOnly | BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public
            | BindingFlags.NonPublic;
        return type.GetMethods(Own).Concat<MethodBase>(type.GetConstructors(Own));
    }

    private static IReadOnlyDictionary<int, MethodLines> Read(string assembly)
    {
        var methods = new Dictionary<int, MethodLines>();
        if (!File.Exists(assembly))
            return methods; // an assembly that was loaded from memory does not have a path
        try
        {
            using var file = new PEReader(File.OpenRead(assembly));
            if (!file.HasMetadata || !file.TryOpenAssociatedPortablePdb(
                assembly, static path => File.Exists(path) ? File.OpenRead(path) : null, out var symbols, out _))
                return methods;
            using (symbols)
                Add(symbols!.GetMetadataReader(), methods);
        }
        catch (Exception unreadable) when (unreadable is BadImageFormatException or IOException or UnauthorizedAccessException)
        {
            // Symbols of another form, such as those for Windows, do not have places that could be read here.
            methods.Clear();
        }

        return methods;
    }

    private static void Add(MetadataReader symbols, Dictionary<int, MethodLines> methods)
    {
        foreach (var handle in symbols.MethodDebugInformation)
        {
            var method = symbols.GetMethodDebugInformation(handle);
            if (LinesOf(symbols, method) is not { } lines)
                continue;
            // The lines of an asynchronous method are the lines of the state machine that the compiler makes of it.
            var written = method.GetStateMachineKickoffMethod() is { IsNil: false } kickoff ? kickoff : handle.ToDefinitionHandle();
            methods.TryAdd(MetadataTokens.GetToken(written), lines);
        }
    }

    private static MethodLines? LinesOf(MetadataReader symbols, MethodDebugInformation method)
    {
        var points = method.GetSequencePoints().Where(static point => !point.IsHidden && !point.Document.IsNil).ToList();
        if (points.Count == 0)
            return null;
        var document = points[0].Document;
        var own = points.FindAll(point => point.Document == document);
        return new MethodLines(symbols.GetString(symbols.GetDocument(document).Name), own.Min(static point => point.StartLine), own.Max(
            static point => point.EndLine));
    }

    private sealed record MethodLines(string File, int First, int Last);
}
