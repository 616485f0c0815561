using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Files;

/// <summary>
/// Collects the requirements that a project states and the requirements that its tests request, file by file and concurrently.
/// </summary>
internal sealed class UsedRequirements(Compilation compilation, CancellationToken cancellation)
{
    private readonly AttributeNames _ofFiles = AttributeNames.Of(AttributeNames.SplFile, compilation, cancellation);
    private readonly AttributeNames _ofTypes = AttributeNames.Of(AttributeNames.SplFormulas, compilation, cancellation);
    private readonly AttributeNames _ofMembers = AttributeNames.Of(AttributeNames.Spl, compilation, cancellation);
    private readonly ConcurrentBag<string> _files = [];
    private readonly ConcurrentBag<INamedTypeSymbol> _types = [];
    private readonly ConcurrentBag<(ISymbol? Carrier, Location Place)> _stated = [];
    private volatile bool _areAll;
    private volatile bool _areAllFiles;

    /// <summary>Reads a file of the project.</summary>
    public void Read(SemanticModel file, CancellationToken cancellationOfFile)
    {
        foreach (var bound in _ofFiles.In(file, cancellationOfFile))
        {
            if (bound.Value is string path)
                _files.Add(path);
            else
                _areAllFiles = true; // unfinished: it may become any
        }

        foreach (var bound in _ofTypes.In(file, cancellationOfFile))
        {
            if (bound.Value is not INamedTypeSymbol { TypeKind: not TypeKind.Error } type)
                _areAll = true;
            else if (bound.ValueOf("WholeAssembly") is true
                && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly))
                _areAll = true;
            else
                _types.Add(type.OriginalDefinition);
        }

        foreach (var bound in _ofMembers.In(file, cancellationOfFile))
            _stated.Add((bound.Carrier, bound.Syntax.GetLocation()));
    }

    /// <summary>
    /// The files that no test requests. A file at the path that a test names is requested; if there is none, any
    /// file with the same name is.
    /// </summary>
    /// <param name="files">The paths of the project's files.</param>
    public IEnumerable<string> FindUnused(IReadOnlyCollection<string> files) =>
        _areAllFiles ? [] : files.Where(file => !_files.Any(asked => FormulaFile.IsAt(file, asked)
            || (FormulaFile.NameOf(file) == FormulaFile.NameOf(asked) && !files.Any(other => FormulaFile.IsAt(other, asked)))));

    /// <summary>The types, or the assembly, whose requirements no test requests, each with the place of its first requirement.</summary>
    public IEnumerable<(ISymbol Stated, Location Place)> FindUnused() => _areAll ? [] : _stated.Where(one => !IsUsed(one.Carrier))
        .GroupBy(one => Stated(one.Carrier), static one => one.Place, SymbolEqualityComparer.Default)
        .Select(static places => (places.Key!, places.OrderBy(static place => place.SourceTree!.FilePath, StringComparer.Ordinal)
            .ThenBy(static place => place.SourceSpan.Start).First()));

    // As at run time, a type inherits the requirements of its base types and of the members that its members override.
    private bool IsUsed(ISymbol? carrier) => carrier switch
    {
        null => false,
        INamedTypeSymbol type => _types.Any(asked => IsOrDerives(asked, type.OriginalDefinition)),
        _ => _types.Any(asked => SymbolEqualityComparer.Default.Equals(asked, carrier.ContainingType.OriginalDefinition)
            || asked.GetMembers(carrier.Name).Any(member => Overrides(member, carrier))),
    };

    private static bool IsOrDerives(INamedTypeSymbol type, INamedTypeSymbol @base)
    {
        for (var one = type; one is not null; one = one.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, @base))
                return true;
        }

        return false;
    }

    private static bool Overrides(ISymbol member, ISymbol carrier)
    {
        for (var one = StatedRequirements.Overridden(member); one is not null; one = StatedRequirements.Overridden(one))
        {
            if (SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, carrier.OriginalDefinition))
                return true;
        }

        return false;
    }

    private ISymbol Stated(ISymbol? carrier) => carrier switch
    {
        null => compilation.Assembly,
        INamedTypeSymbol type => type.OriginalDefinition,
        _ => carrier.ContainingType.OriginalDefinition,
    };
}
