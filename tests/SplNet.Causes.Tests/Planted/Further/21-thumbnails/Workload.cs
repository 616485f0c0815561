using Sut;

public static class Workload
{
    private static readonly Gallery Gallery = new(new Thumbnails());

    public static object Run() => Gallery.Clear() + Gallery.Show(6, 20);
}
