namespace SplNet.Tests.Oddities
{
    public enum Colour : byte
    {
        Red = 2,
        Green = 1,
    }

    public enum Depth
    {
        Down = -1,
        Up = 1,
        Level = 0,
    }

    public interface IFirst
    {
        int First();
    }

    public interface ISecond : IFirst
    {
        static abstract int Make();

        int Second();
    }

    public struct Plain
    {
        public int Number;

        public int Twice() => 2 * Number;
    }

    public struct Pair
    {
        public int[] Numbers;

        public Pair(int first) => Numbers = [first];
    }

    public class Basis
    {
        public static int Common() => 1;

        public int Hidden() => 1;

        public virtual int Overridden() => 1;

        internal int Inner() => 1;

        private int Own() => Inner();
    }

    public class Derived : Basis
    {
        public new int Hidden() => 2;

        public override int Overridden() => 2;
    }

    public class Forebear
    {
        public virtual int Parse(string line) => line.Length;

        public static IEnumerable<int> Lengths(int count) => [count];

        private static IEnumerable<string> Lines() => ["a"];

        private IEnumerable<string> Own() => [$"{this}"];

        private static int Unseen() => 1;
    }

    public class Heir : Forebear
    {
        public static new IEnumerable<int> Lengths(int count) => [count, count];

        public override int Parse(string line) => 2 * line.Length;
    }

    public class Outer<T>
    {
        public class Inner
        {
            public int Deep(T value) => 1;
        }

        public class Nested<TOther>
        {
            public static int Both(T value, TOther other) => 1;
        }

        protected class Shielded
        {
            public static int Unreached() => 1;
        }
    }

    public class Numbered(int number)
    {
        public int Number { get; } = number;

        public IEnumerable<int> Up() => [Number];
    }

    public class Closed
    {
        private Closed()
        {
        }

        public static Closed One { get; } = new();

        public int Open() => 1;
    }

    public class OnlyClass<T>
        where T : class
    {
        public static int Of() => 1;
    }

    public record Entry(int Key);

    public static class Fixed
    {
        public static int Point() => 1;
    }

    public abstract class Shape
    {
        public abstract int Area();
    }

    public delegate int Transform(int value);

    public sealed class Rows : IArgumentGenerator
    {
        public int Count => 1;

        public IReadOnlyList<object?> Next(IReadOnlyList<object> parameters) => [1];
    }
}
