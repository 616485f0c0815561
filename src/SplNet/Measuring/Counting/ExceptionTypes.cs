using System.Runtime.ExceptionServices;

namespace SplNet.Measuring.Counting;

/// <summary>Counts the exceptions thrown in this process by type, until it is disposed.</summary>
internal sealed class ExceptionTypes : IDisposable
{
    private readonly Dictionary<Type, long> _counts = [];

    public ExceptionTypes() => AppDomain.CurrentDomain.FirstChanceException += Count;

    /// <summary>The number of exceptions of each type; types with the same name in several assemblies count as one.</summary>
    public Dictionary<string, long> Counts
    {
        get
        {
            lock (_counts)
                return _counts.GroupBy(static one => one.Key.FullName ?? one.Key.Name, StringComparer.Ordinal).ToDictionary(
                    static name => name.Key, static name => name.Sum(static one => one.Value), StringComparer.Ordinal);
        }
    }

    public void Dispose() => AppDomain.CurrentDomain.FirstChanceException -= Count;

    private void Count(object? sender, FirstChanceExceptionEventArgs thrown)
    {
        lock (_counts)
            _counts[thrown.Exception.GetType()] = _counts.GetValueOrDefault(thrown.Exception.GetType()) + 1;
    }
}
