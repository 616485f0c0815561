using System.Reflection;
using System.Runtime.CompilerServices;

namespace SplNet.Measuring.HeldState;

/// <summary>Finds the places where a call may find its own changes again.</summary>
internal sealed class PlaceSearch
{
    // The objects that a closure or target refers to are inspected, but not the objects that they refer to.
    private const int MostLevels = 2;
    private const int MostPlaces = 64;
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private readonly HashSet<object> _seen = new(ReferenceEqualityComparer.Instance);
    private readonly List<HeldPlace> _places = [];

    public static IReadOnlyList<HeldPlace> From(IEnumerable<HeldRoot> roots)
    {
        var search = new PlaceSearch();
        foreach (var root in roots)
            search.InspectValue(root, null, null, root.Value, root.Where, root.Path, MostLevels);
        return search._places;
    }

    private void InspectValue(HeldRoot root, object? owner, FieldInfo? field, object? value, string where, string path, int levels)
    {
        if (value is null or string || _places.Count >= MostPlaces || !_seen.Add(value))
            return;
        if (Content.IsIn(value))
            _places.Add(new HeldPlace(root, owner, field, value, where));
        else if (value is Delegate call)
            Array.ForEach(call.GetInvocationList(), one => InspectValue(root, null, null, one.Target, where, path, levels));
        else if (levels > 0 && IsOpen(value.GetType()))
            InspectContents(root, value, path, levels);
    }

    private void InspectContents(HeldRoot root, object value, string path, int levels)
    {
        var left = IsClosure(value.GetType()) ? levels : levels - 1;
        for (var type = value.GetType(); type is not null && type != typeof(object); type = type.BaseType)
        {
            foreach (var field in type.GetFields(Declared))
            {
                if (field.FieldType
                    is not ({ IsPrimitive: true } or { IsEnum: true } or { IsPointer: true } or { IsFunctionPointer: true }))
                    InspectField(root, value, field, path, left);
            }
        }
    }

    // Nested closures and the captured object itself have no name in the source.
    private void InspectField(HeldRoot root, object owner, FieldInfo field, string path, int levels)
    {
        var value = field.GetValue(owner);
        var name = NameOf(field);
        var isNamed = name.Length > 0;
        InspectValue(
            root, owner, field, value, isNamed ? $"in '{path}{name}'" : root.Where, isNamed ? $"{path}{name}." : path,
            isNamed ? levels : MostLevels);
    }

    // A struct is part of the object that contains it, whatever library defines it.
    private static bool IsOpen(Type type) =>
        type is { IsPrimitive: false, IsEnum: false } && (type.IsValueType || !FrameworkTypes.Hold(type));

    private static bool IsClosure(Type type) => type.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false);

    // The compiler names a property's field <Name>k__BackingField and a class parameter's field <name>P; its other fields, such as
    // <>4__this, have no name in the source.
    private static string NameOf(FieldInfo field)
    {
        if (field.Name.StartsWith("CS$", StringComparison.Ordinal))
            return string.Empty;
        return field.Name[0] == '<' ? field.Name[1..field.Name.IndexOf('>', StringComparison.Ordinal)] : field.Name;
    }
}
