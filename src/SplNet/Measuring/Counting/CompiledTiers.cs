using System.Collections.Concurrent;
using System.Diagnostics.Tracing;

namespace SplNet.Measuring.Counting;

/// <summary>How the runtime has compiled methods, the last time of each, from its events; as long as this listens. Those of the base library are left out.</summary>
internal sealed class CompiledTiers : EventListener
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";
    private const EventKeywords Compiler = (EventKeywords)0x10;
    private const int MethodLoadVerbose = 143;

    // Of the flags of a method (MethodLoadVerbose in the events of the runtime).
    private const int ShiftOfTier = 7;
    private const uint MaskOfTier = 7;

    private static readonly string[] Others = ["System.", "Microsoft.", "Internal.", "Interop", "BenchmarkDotNet.", "Perfolizer."];

    private readonly ConcurrentDictionary<string, long> _tiers = new(StringComparer.Ordinal);

    /// <summary>The number of the tier of each method, by its full name.</summary>
    public Dictionary<string, long> Tiers => new(_tiers, StringComparer.Ordinal);

    /// <inheritdoc/>
    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        if (eventSource.Name == Runtime)
            EnableEvents(eventSource, EventLevel.Verbose, Compiler);
    }

    /// <inheritdoc/>
    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        if (eventData.EventId != MethodLoadVerbose || Value(eventData, "MethodNamespace") is not string type || Array.Exists(Others, other => type.StartsWith(other, StringComparison.Ordinal)))
            return;
        if (Value(eventData, "MethodName") is string method && Value(eventData, "MethodFlags") is uint flags)
            _tiers[$"{type.Replace('+', '.')}.{method.TrimStart('.')}"] = (flags >> ShiftOfTier) & MaskOfTier;
    }

    private static object? Value(EventWrittenEventArgs written, string name) => written.PayloadNames?.IndexOf(name) is { } index and >= 0 ? written.Payload?[index] : null;
}
