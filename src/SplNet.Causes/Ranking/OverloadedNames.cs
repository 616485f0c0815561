using System.Reflection;
using SplNet.Causes.Code;

namespace SplNet.Causes.Ranking;

/// <summary>The names that several methods of a type share, so that only the types of parameters distinguish them.</summary>
internal sealed class OverloadedNames
{
    private const string Constructor = ".ctor";
    private const BindingFlags Visible = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static;

    private readonly HashSet<string> _own;
    private readonly Dictionary<string, bool> _others = new(StringComparer.Ordinal);

    /// <summary>Reads the methods of both sides.</summary>
    public OverloadedNames(LibraryCode older, LibraryCode newer) =>
        _own = older.Parts.Concat(newer.Parts).Select(static part => part.User).Distinct(StringComparer.Ordinal)
            .CountBy(NameOf, StringComparer.Ordinal).Where(static name => name.Value > 1).Select(static name => name.Key)
            .ToHashSet(StringComparer.Ordinal);

    /// <summary>True if the type of a method has a second method of its name.</summary>
    /// <param name="key">The key of the method; false for any other target of a clue.</param>
    public bool Has(string key)
    {
        if (!key.Contains('(', StringComparison.Ordinal) || key == RuntimeAsync.AwaitKey)
            return false;
        var name = NameOf(key);
        if (_own.Contains(name))
            return true;
        return _others.TryGetValue(name, out var known) ? known : _others[name] = IsOverloaded(name);
    }

    // For the base library, uses the types in this process: the versions of the sides may differ, but have the same overloads or more.
    private static bool IsOverloaded(string name)
    {
        var at = name.IndexOf("::", StringComparison.Ordinal);
        var (type, method) = (name[..at].Replace('/', '+'), name[(at + 2)..]);
        if (!type.StartsWith("System.", StringComparison.Ordinal) || AppDomain.CurrentDomain.GetAssemblies()
            .Select(assembly => assembly.GetType(type)).FirstOrDefault(static found => found is not null) is not { } known)
            return false;
        return method == Constructor
            ? known.GetConstructors(BindingFlags.Public | BindingFlags.Instance).Length > 1
            : known.GetMethods(Visible).Count(candidate => candidate.Name == method && (candidate.IsPublic || candidate.IsFamily)) > 1;
    }

    // Without parameters and the number of type parameters, which names for people omit as well.
    private static string NameOf(string key)
    {
        var name = key[..(key.IndexOf('(', StringComparison.Ordinal) is > 0 and var end ? end : key.Length)];
        var arity = name.LastIndexOf('`');
        return arity > name.IndexOf("::", StringComparison.Ordinal) ? name[..arity] : name;
    }
}
