namespace SplNet.Tests.Statements.Binding
{
    public abstract class Rack
    {
        public int Level() => 1;
    }

    public class Cabinet
    {
        public static IEnumerable<int> Fewer(int number) => [number];

        public int Depth() => 1;
    }

    public class Drawer : Cabinet
    {
        public new int Depth => 2;

        public static new IEnumerable<int> Fewer(int number) => [number + 1];
    }

    public sealed class Box<T>
    {
        public T Same(T value) => value;
    }

    public readonly ref struct Strip(int length)
    {
        public int Width => length;

        public static int Count(int length) => length;

        public bool Next() => length > 0;
    }

    internal sealed class Cellar
    {
        public static void Dig()
        {
        }
    }
}

namespace SplNet.Tests.Statements.Binding.First
{
    public static class Twin
    {
        public static int Age() => 1;
    }
}

namespace SplNet.Tests.Statements.Binding.Second
{
    public static class Twin
    {
        public static int Age() => 2;
    }
}
