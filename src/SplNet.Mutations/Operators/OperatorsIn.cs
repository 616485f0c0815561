using System.Reflection;
using System.Runtime.Loader;
using System.Text.RegularExpressions;

namespace SplNet.Mutations.Operators;

/// <summary>Operators in a user's assembly.</summary>
internal static partial class OperatorsIn
{
    /// <summary>Creates an instance of each public operator with a parameterless constructor.</summary>
    /// <param name="path">The assembly, with its dependencies next to it.</param>
    /// <exception cref="UnusableOperatorException">It cannot be loaded, has no operators, or has one that cannot be used.</exception>
    public static IReadOnlyList<IMutationOperator> File(string path)
    {
        var full = Path.GetFullPath(path);
        if (!System.IO.File.Exists(full))
            throw new UnusableOperatorException($"{full} does not exist. Name the built assembly that holds your operators.");
        var operators = Wanted(full).Select(type => Made(type, full)).ToList();
        if (operators.Count == 0)
            throw new UnusableOperatorException(
                $"{full} does not contain a public class with a parameterless constructor that implements {typeof(IMutationOperator)}.");
        Check(operators, full);
        return operators;
    }

    private static List<Type> Wanted(string path)
    {
        try
        {
            return [.. UnheldAssembly.Load(new Neighbours(path), path).GetExportedTypes()
                .Where(static type => type is { IsAbstract: false, ContainsGenericParameters: false }
                    && type.IsAssignableTo(typeof(IMutationOperator)) && type.GetConstructor(Type.EmptyTypes) is not null)];
        }
        catch (BadImageFormatException failure)
        {
            throw new UnusableOperatorException($"{path} is not a .NET assembly that this process can load: {failure.Message}", failure);
        }
        catch (Exception failure) when (failure is IOException or TypeLoadException or ReflectionTypeLoadException)
        {
            throw new UnusableOperatorException(
                $"The types of {path} cannot be loaded: " +
                $"{failure.Message} Build it against SplNet.Mutations {typeof(IMutationOperator).Assembly.GetName().Version} and a " +
                "Microsoft.CodeAnalysis.CSharp that is not newer than the SDK's.",
                failure);
        }
    }

    private static IMutationOperator Made(Type type, string path)
    {
        try
        {
            return (IMutationOperator)Activator.CreateInstance(type)!;
        }
        catch (TargetInvocationException failure)
        {
            throw new UnusableOperatorException(
                $"{type} of {path} cannot be created: " +
                $"its constructor throws {failure.InnerException!.GetType()}: {failure.InnerException.Message}",
                failure);
        }
    }

    private static void Check(List<IMutationOperator> operators, string path)
    {
        foreach (var made in operators)
        {
            if (!Name().IsMatch(made.Id ?? string.Empty))
                throw new UnusableOperatorException(
                    $"{made.GetType()} of {path} has the id '{made.Id}': an id has capital letters and digits, and starts with a letter.");
            if (MutationOperators.All.FirstOrDefault(known => known.Id == made.Id) is not null)
                throw new UnusableOperatorException(
                    $"{made.GetType()} of {path} has the id {made.Id} of a SplNet operator. Choose a different id.");
        }

        if (operators.GroupBy(static made => made.Id, StringComparer.Ordinal)
            .FirstOrDefault(static group => group.Count() > 1) is { } twice)
            throw new UnusableOperatorException(
                $"{string.Join(" and ", twice.Select(static made => made.GetType()))} of {path} have the same id {twice.Key}.");
    }

    [GeneratedRegex("^[A-Z][A-Z0-9]*$", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Name();

    // Assemblies of this process are shared; otherwise its operators would implement a different interface.
    private sealed class Neighbours(string path) : AssemblyLoadContext("operators")
    {
        private readonly AssemblyDependencyResolver _resolver = new(path);

        protected override Assembly? Load(AssemblyName assemblyName) =>
            assemblyName.Name is { } name && (name.StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal)
                || name == typeof(IMutationOperator).Assembly.GetName().Name)
                ? null
                : _resolver.ResolveAssemblyToPath(assemblyName) is { } file ? UnheldAssembly.Load(this, file) : null;
    }
}
