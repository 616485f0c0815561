using System.Collections;
using System.Text;

namespace SplNet.Measuring.HeldState;

/// <summary>
/// Reads objects whose content can be compared without running user code: arrays, string builders, and the collections of the framework.
/// </summary>
internal static class Content
{
    private const string Collections = "System.Collections";

    /// <summary>True if the object has such content and the content can change.</summary>
    public static bool IsIn(object value) =>
        value is Array or StringBuilder || (value is IEnumerable && IsMutableCollection(value.GetType()));

    /// <summary>A number that differs for different content within the compared part; null if the content cannot be read now.</summary>
    public static int? PrintOf(object value)
    {
        try
        {
            return new ContentPrint().Of(value);
        }
        catch (Exception refusal) when (refusal is InvalidOperationException or NotSupportedException or ArgumentException)
        {
            // A different thread is changing it, or it cannot be enumerated, so nothing is known.
            return null;
        }
    }

    // Enumerators of other libraries may run arbitrary code.
    private static bool IsMutableCollection(Type type)
    {
        for (var level = type; level is not null && level != typeof(object); level = level.BaseType)
        {
            if (level.Namespace is { } space && space.StartsWith(Collections, StringComparison.Ordinal) && FrameworkTypes.Hold(level))
                return space is not ("System.Collections.Immutable" or "System.Collections.Frozen");
        }

        return false;
    }
}
