using System.Reflection;
using SplNet.UnitTests;

namespace SplNet.Tests.UnitTests;

/// <summary>Attributes found by their names.</summary>
public sealed class NamedAttributesTests
{
    private static readonly string Name = typeof(MarkAttribute).FullName!;

    [Theory]
    [InlineData(typeof(Plain), true)]
    [InlineData(typeof(Derived), true)]
    [InlineData(typeof(Special), true)]
    [InlineData(typeof(Bare), false)]
    public void Type_HasOwnInheritedAndDerivedAttributes(Type type, bool expected)
    {
        Assert.Equal(expected, NamedAttributes.Has(type, Name));
        Assert.Equal(expected, NamedAttributes.Of(type, Name).Any());
    }

    [Fact]
    public void OverridingMethod_InheritsTheAttribute() =>
        Assert.True(NamedAttributes.Has(typeof(Derived).GetMethod(nameof(Derived.Run))!, Name));

    [Fact]
    public void HidingMethod_HasNoAttribute() => Assert.False(NamedAttributes.Has(
        typeof(Special).GetMethod(nameof(Special.Run), BindingFlags.DeclaredOnly | BindingFlags.Instance | BindingFlags.Public)!, Name));

    [Fact]
    public void AttributeThatCannotBeCreated_HidesNothing() => Assert.True(NamedAttributes.Has(typeof(Broken), Name));

    [Fact]
    public void Interface_IsFoundByItsName()
    {
        Assert.True(NamedAttributes.Is(typeof(List<int>), "System.Collections.Generic.IList`1"));
        Assert.False(NamedAttributes.Is(typeof(List<int>), "System.IDisposable"));
    }

    [Theory]
    [InlineData(typeof(NamedByParameter), "by parameter")]
    [InlineData(typeof(NamedByProperty), "by property")]
    [InlineData(typeof(Unnamed), null)]
    public void Setting_ComesFromPropertyOrParameter(Type type, string? expected) =>
        Assert.Equal(
            expected,
            NamedAttributes.Setting(Assert.Single(NamedAttributes.Read(type, typeof(TitleAttribute).FullName!)), "title", "Title"));

    [AttributeUsage(AttributeTargets.All)]
    private sealed class TitleAttribute : Attribute
    {
        public TitleAttribute()
        {
        }

        public TitleAttribute(string title) => Title = title;

        public string? Title { get; set; }
    }

    [Title("by parameter")]
    private sealed class NamedByParameter;

    [Title(Title = "by property")]
    private sealed class NamedByProperty;

    [Title]
    private sealed class Unnamed;

    [AttributeUsage(AttributeTargets.All)]
    private abstract class MarkAttribute : Attribute;

    [AttributeUsage(AttributeTargets.All)]
    private sealed class PlainMarkAttribute : MarkAttribute;

    [AttributeUsage(AttributeTargets.All)]
    private sealed class SpecialMarkAttribute : MarkAttribute;

    [AttributeUsage(AttributeTargets.All)]
    private sealed class UnmadeAttribute : Attribute
    {
        public UnmadeAttribute() => throw new NotSupportedException("cannot be made");
    }

    private sealed class Bare;

    [PlainMark]
    private class Plain
    {
        [PlainMark]
        public virtual void Run()
        {
        }
    }

    private class Derived : Plain
    {
        public override void Run()
        {
        }
    }

    [SpecialMark]
    private sealed class Special : Plain
    {
        public new void Run()
        {
        }
    }

    [Unmade]
    [PlainMark]
    private sealed class Broken;
}
