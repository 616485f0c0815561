using System.Reflection;

namespace SplNet.Measuring.HeldState;

/// <summary>A place with comparable content, and its content before the first call.</summary>
internal sealed class HeldPlace
{
    private readonly object? _owner;
    private readonly FieldInfo? _field;
    private readonly int? _before;

    public HeldPlace(HeldRoot root, object? owner, FieldInfo? field, object value, string where)
    {
        (Root, _owner, _field, Value, Where) = (root, owner, field, value, where);
        What = ContentText.Of(value);
        _before = Content.PrintOf(value);
    }

    /// <summary>The root object that leads to the place.</summary>
    public HeldRoot Root { get; }

    /// <summary>The object there before the first call.</summary>
    public object Value { get; }

    /// <summary>A description of the object for the user.</summary>
    public string What { get; }

    /// <summary>A description of the place for the user.</summary>
    public string Where { get; }

    /// <summary>
    /// True if the content differs from the content before the first call; a field may hold a different object with different content.
    /// </summary>
    public bool IsChanged()
    {
        var now = _field is null ? Value : _field.GetValue(_owner);
        return now is not null && _before is { } before && Content.PrintOf(now) is { } after && after != before;
    }
}
