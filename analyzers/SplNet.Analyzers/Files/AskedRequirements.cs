using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Files;

/// <summary>The requirements that a project states, and those that its tests ask for, read file by file, of several files at once.</summary>
internal sealed class AskedRequirements(Compilation compilation, CancellationToken cancellation)
{
    private readonly AttributeNames _ofFiles = AttributeNames.Of(AttributeNames.SplFile, compilation, cancellation);
    private readonly AttributeNames _ofTypes = AttributeNames.Of(AttributeNames.SplFormulas, compilation, cancellation);
    private readonly AttributeNames _ofMembers = AttributeNames.Of(AttributeNames.Spl, compilation, cancellation);
    private readonly ConcurrentBag<string> _files = [];
    private readonly ConcurrentBag<INamedTypeSymbol> _types = [];
    private readonly ConcurrentBag<(ISymbol Symbol, Location Place)> _stated = [];
    private volatile bool _areAll;
    private volatile bool _areAllFiles;

    /// <summary>Reads a file of the project.</summary>
    public void Read(SemanticModel file, CancellationToken cancellationOfFile)
    {
        foreach (var bound in _ofFiles.In(file, cancellationOfFile))
        {
            if (bound.Value is string path)
                _files.Add(FormulaFile.NameOf(path));
            else
                _areAllFiles = true; // unfinished: it may become any
        }

        foreach (var bound in _ofTypes.In(file, cancellationOfFile))
        {
            if (bound.Value is not INamedTypeSymbol { TypeKind: not TypeKind.Error } type)
                _areAll = true;
            else if (bound.ValueOf("WholeAssembly") is true && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly))
                _areAll = true;
            else
                _types.Add(type.OriginalDefinition);
        }

        foreach (var bound in _ofMembers.In(file, cancellationOfFile))
            _stated.Add((Stated(bound.Carrier), bound.Syntax.GetLocation()));
    }

    /// <summary>True if a test asks for a file of that name.</summary>
    public bool HasFile(string path) => _areAllFiles || _files.Contains(FormulaFile.NameOf(path), StringComparer.Ordinal);

    /// <summary>The types, or the assembly, whose requirements no test asks for, each with the first place of one.</summary>
    public IEnumerable<(ISymbol Stated, Location Place)> Unasked()
    {
        if (_areAll)
            return [];
        var asked = new HashSet<ISymbol>(_types.SelectMany(Inherited), SymbolEqualityComparer.Default);
        return _stated.Where(one => !asked.Contains(one.Symbol))
            .GroupBy(static one => one.Symbol, static one => one.Place, SymbolEqualityComparer.Default)
            .Select(static places => (places.Key!, places.OrderBy(static place => place.SourceTree!.FilePath, StringComparer.Ordinal).ThenBy(static place => place.SourceSpan.Start).First()));
    }

    // A type inherits the requirements of those that it derives from.
    private static IEnumerable<INamedTypeSymbol> Inherited(INamedTypeSymbol type)
    {
        for (var one = type; one is not null; one = one.BaseType)
            yield return one.OriginalDefinition;
    }

    private ISymbol Stated(ISymbol? carrier) => carrier switch
    {
        null => compilation.Assembly,
        INamedTypeSymbol type => type.OriginalDefinition,
        _ => carrier.ContainingType.OriginalDefinition,
    };
}
