using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Mutations.Tests.Building;

/// <summary>An assembly in a load context of its own, which goes when it is disposed of.</summary>
internal sealed class LoadedAssembly : IDisposable
{
    private const BindingFlags Any = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    private readonly AssemblyLoadContext _context = new(name: null, isCollectible: true);
    private readonly Assembly _assembly;

    public LoadedAssembly(byte[] assembly)
    {
        using var stream = new MemoryStream(assembly);
        _assembly = _context.LoadFromStream(stream);
    }

    /// <summary>Calls a static method.</summary>
    /// <exception cref="Exception">What the method has thrown.</exception>
    public object? Call(string type, string method, params object?[] arguments) =>
        _assembly.GetType(type, throwOnError: true)!.GetMethod(method, Any)!.Invoke(
            null, BindingFlags.DoNotWrapExceptions, binder: null, [.. arguments.Select(Made)], CultureInfo.InvariantCulture);

    /// <summary>
    /// How a call ends, as text: the result with the elements of what can be enumerated, or the type of the
    /// exception. Tasks are waited for.
    /// </summary>
    public string Outcome(string type, string method, params object?[] arguments)
    {
        try
        {
            return Text(Awaited(Call(type, method, arguments)));
        }
        catch (Exception thrown)
        {
            return thrown.GetType().ToString();
        }
    }

    /// <summary>The value of a static field, in text.</summary>
    public string Field(string type, string field) =>
        Text(_assembly.GetType(type, throwOnError: true)!.GetField(field, Any)!.GetValue(null));

    public void Dispose() => _context.Unload();

    private static object? Made(object? argument) => argument is Func<object?> make ? make() : argument;

    private static object? Awaited(object? result)
    {
        if (result is ValueTask plain)
            result = plain.AsTask();
        else if (result?.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(ValueTask<>))
            result = type.GetMethod("AsTask")!.Invoke(result, null);
        if (result is not Task task)
            return result;
        task.GetAwaiter().GetResult();
        return task.GetType().GetProperty("Result")?.GetValue(task);
    }

    private static string Text(object? value) => value switch
    {
        null => "null",
        string text => '"' + text + '"',
        IEnumerable values => "[" + string.Join(", ", values.Cast<object?>().Select(Text)) + "]",
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "null",
    };
}
