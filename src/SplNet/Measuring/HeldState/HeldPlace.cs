using System.Reflection;

namespace SplNet.Measuring.HeldState;

/// <summary>A place whose content can be compared, and that content before the first call.</summary>
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

    /// <summary>From where it was reached.</summary>
    public HeldRoot Root { get; }

    /// <summary>What stood there before the first call.</summary>
    public object Value { get; }

    /// <summary>What that is, for the user.</summary>
    public string What { get; }

    /// <summary>Where it stands, for the user.</summary>
    public string Where { get; }

    /// <summary>True if there is other content than before the first call; a field may hold another object of other content.</summary>
    public bool IsChanged()
    {
        var now = _field is null ? Value : _field.GetValue(_owner);
        return now is not null && _before is { } before && Content.PrintOf(now) is { } after && after != before;
    }
}
