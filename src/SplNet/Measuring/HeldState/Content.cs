using System.Collections;
using System.Text;

namespace SplNet.Measuring.HeldState;

/// <summary>Objects whose content can be compared without running code of the user's: arrays, texts that grow, and the collections of the framework.</summary>
internal static class Content
{
    private const string Collections = "System.Collections";

    /// <summary>True if the object has such content, and it may change.</summary>
    public static bool IsIn(object value) => value is Array or StringBuilder || (value is IEnumerable && IsMutableCollection(value.GetType()));

    /// <summary>A number that differs for different content, as far as it is looked at; null if it cannot be read now.</summary>
    public static int? PrintOf(object value)
    {
        try
        {
            return new ContentPrint().Of(value);
        }
        catch (Exception refusal) when (refusal is InvalidOperationException or NotSupportedException or ArgumentException)
        {
            // Another thread changes it, or it cannot be enumerated: then there is nothing to say of it.
            return null;
        }
    }

    // The enumerators of other libraries may do anything.
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
